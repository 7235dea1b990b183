import type { forms as english } from '../../en/forms.ts'
import type { Translation } from '../../translate.ts'

export const forms: Translation<typeof english> = {
  required: 'Preencha este campo',
  email: 'Digite um e-mail válido',
  password: 'Pelo menos 8 caracteres, com uma letra e um número',
  repeat: 'As senhas não coincidem',
  phone: 'Digite um número de telefone válido',
  code: 'Digite os 6 dígitos do código',
  terms: 'Confirme para continuar',
  unreadableAmount: '“{text}” não pode ser lido como valor em {currency}',
}
