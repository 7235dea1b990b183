import { describe, expect, test } from 'vitest'

import { refusal } from '../../../testing/fake-api.ts'
import {
  codeProblems,
  fieldName,
  newPasswordProblems,
  passwordChangeProblems,
  phoneProblems,
  problemsOfAnswer,
  profileProblems,
  signInProblems,
  signUpProblems,
} from './form-problems.ts'

describe('[GAP-22] validation', () => {
  test('[MODAL-01] sign-in asks for both fields and an e-mail address', () => {
    expect(signInProblems({ email: '', password: '' })).toEqual({
      email: 'required',
      password: 'required',
    })
    expect(signInProblems({ email: 'ada', password: 'x' })).toEqual({ email: 'email' })
    expect(signInProblems({ email: ' Ada@Example.test ', password: 'x' })).toEqual({})
  })

  test('[MODAL-02] sign-up asks for a strong password and the terms', () => {
    const right = { email: 'ada@example.test', password: 'secret123', terms: true }
    expect(signUpProblems(right)).toEqual({})
    expect(signUpProblems({ ...right, password: 'secret' })).toEqual({ password: 'password' })
    expect(signUpProblems({ ...right, password: '12345678' })).toEqual({ password: 'password' })
    expect(signUpProblems({ ...right, terms: false })).toEqual({ terms: 'terms' })
  })

  test('[MODAL-07] a new password is strong and repeated', () => {
    expect(newPasswordProblems({ password: '', repeat: '' })).toEqual({
      password: 'required',
      repeat: 'required',
    })
    expect(newPasswordProblems({ password: 'secret123', repeat: 'secret124' })).toEqual({
      repeat: 'repeat',
    })
    expect(newPasswordProblems({ password: 'secret123', repeat: 'secret123' })).toEqual({})
  })

  test('[S6] a change of password asks for the current one, too', () => {
    const right = { currentPassword: 'x', password: 'secret123', repeat: 'secret123' }
    expect(passwordChangeProblems(right)).toEqual({})
    expect(passwordChangeProblems({ ...right, currentPassword: ' ', repeat: 'y' })).toEqual({
      currentPassword: 'required',
      repeat: 'repeat',
    })
  })

  test('[MODAL-08] a phone has a number and a code six digits', () => {
    expect(phoneProblems({ phone: 'none' })).toEqual({ phone: 'phone' })
    expect(phoneProblems({ phone: '+44 20 7946 0000' })).toEqual({})
    expect(codeProblems({ code: '12345' })).toEqual({ code: 'code' })
    expect(codeProblems({ code: '123456' })).toEqual({})
  })

  test('[GAP-26] every field that is asked for has to be filled in', () => {
    expect(profileProblems({ firstName: ' ', phone: 'x' })).toEqual({
      firstName: 'required',
      phone: 'phone',
    })
    expect(fieldName('first_name')).toBe('firstName')
  })

  test('[P27] what the backend says of any field stands at that field, in its words', () => {
    const texts = { first_name: 'Höchstens 100 Zeichen', terms_accepted: 'Bestätigen Sie' }
    expect(problemsOfAnswer(refusal(400, { details: { texts } }))).toEqual({
      firstName: { text: 'Höchstens 100 Zeichen' },
      terms: { text: 'Bestätigen Sie' },
    })
    expect(problemsOfAnswer(refusal(409))).toEqual({})
    expect(problemsOfAnswer(new Error('x'))).toEqual({})
  })
})
