export const session = {
  signIn: 'Sign in',
  signUp: 'Join',
  signOut: 'Sign out',
  balance: 'Balance {amount}',
  accounts: 'Accounts',
  menu: 'Your account: {name}',
  profileMenu: 'Your account',
  points: '{points, plural, one {# point} other {# points}}',
  myBets: 'My bets',
  addAccount: 'Add an account',
  phone: 'Phone',
  loading: 'Loading your account',
}
