import { createQueryClient } from '@fairground/client'

/** What was read from the server, for the whole page. */
export const queries = createQueryClient()
