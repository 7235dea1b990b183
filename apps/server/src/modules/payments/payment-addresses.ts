import { API_BASES } from '@touchline/contract'

/** A payment's name as addresses carry it. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Where a provider's page leads its payer back to: there it is found out what has become of it. */
export function comeBackPath(id: string): string {
  return `${API_BASES.platform}/payments/${id}/return`
}
