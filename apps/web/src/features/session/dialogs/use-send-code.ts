import { useState } from 'react'

import { useServices } from '../../../base/services.ts'
import { failureOf, type FormFailureState } from '../forms/use-form.ts'
import { phoneQuery } from './phone-query.ts'

/** Sends a code to the player's phone; what the backend says of the phone then shows everywhere. */
export function useSendCode() {
  const services = useServices()
  const [failure, setFailure] = useState<FormFailureState | null>(null)

  const send = async (): Promise<void> => {
    try {
      const { data } = await services.api('sendPhoneCode')
      services.queryClient.setQueryData(phoneQuery(services).queryKey, data)
      setFailure(null)
    } catch (error) {
      setFailure(failureOf(error))
    }
  }
  return { failure, send }
}
