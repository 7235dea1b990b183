/** GAP-22: what stands under a field that cannot be accepted. */
export const forms = {
  required: 'Fill in this field',
  email: 'Enter a valid e-mail address',
  password: 'At least 8 characters with a letter and a digit',
  repeat: 'Passwords do not match',
  phone: 'Enter a valid phone number',
  code: 'Enter the 6 digits of the code',
  terms: 'Confirm to continue',
  unreadableAmount: '“{text}” cannot be read as an amount in {currency}',
  nameTaken: 'This nickname is taken, or looks like one that is',
  nameReserved: 'This nickname could be taken for one of our staff',
  nameUnsuitable: 'This nickname cannot be used. Choose another',
  nameSigns: 'Only letters, digits and spaces, at most 30, no links',
  passwordCommon: 'Too many people use this password. Choose another',
  wrongPassword: 'The password is wrong',
}
