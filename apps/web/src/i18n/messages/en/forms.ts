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
}
