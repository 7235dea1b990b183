/** The client with every schema that it reads and writes with. No part of the first view. */
export { createApiClient } from '@touchline/contract'
