import * as z from 'zod'
import type { AppContext } from '../../../context.ts'

type Sealing = Pick<AppContext, 'secrets'>

/** What stands on a paper. */
const Details = z.object({ fullName: z.string(), birthday: z.string(), idNumber: z.string() })
export type Details = z.infer<typeof Details>

export const detailsPurpose = (checkId: string): string => `identity-check:${checkId}`

export const sealDetails = ({ secrets }: Sealing, checkId: string, details: Details): string =>
  secrets.seal(detailsPurpose(checkId), JSON.stringify(details))

export const openDetails = ({ secrets }: Sealing, checkId: string, sealed: string): Details =>
  Details.parse(JSON.parse(secrets.open(detailsPurpose(checkId), sealed)))

/** Finds a number of a paper again, however its blanks, signs and case were typed. */
export const idNumberKey = ({ secrets }: Sealing, idNumber: string): Buffer =>
  secrets.blindIndex(
    'id-number',
    idNumber
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )

/** Of a sealed row, for whoever seals it anew. */
export const keyOfSealed = (context: Sealing, text: string): Buffer =>
  idNumberKey(context, Details.parse(JSON.parse(text)).idNumber)
