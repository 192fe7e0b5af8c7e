import { readFileSync } from 'node:fs'
import path from 'node:path'
import { StartupError } from '@fairground/postgres'
import * as z from 'zod'
import type { House } from '../houses/house.ts'
import type { ResultSource } from './official.ts'

const Id = z.string().regex(/^[a-z0-9-]{1,40}$/, 'expected up to 40 of a-z, 0-9 and -')
const Format = z.enum(['csv', 'json'])
const Source = z.union([
  z.strictObject({ id: Id, format: Format, url: z.url({ protocol: /^https$/ }) }),
  z.strictObject({ id: Id, format: Format, folder: z.string().startsWith('/') }),
  z.strictObject({ id: Id, format: Format, isUpload: z.literal(true) }),
])
const File = z.strictObject({
  lotteries: z.array(
    z.strictObject({
      /** Of the house's lottery with the same rules and times. */
      lottery: z.string(),
      resultOf: z.string().trim().min(2).max(80),
      names: z.strictObject({ vi: z.string().min(2).max(80), en: z.string().min(2).max(80) }).optional(),
      /** False: draws on sale are taken to their end, and no further ones are opened. */
      isSold: z.boolean().default(true),
      sources: z.array(Source).max(10),
    }),
  ),
})
type Wanted = z.infer<typeof File>['lotteries'][number]

/**
 * Lotteries that somebody else draws, as the operator's file has them, beside those of the house that are drawn by day.
 * @throws StartupError with one sentence for what cannot be right
 */
export function readOfficialFile(file: string, houses: readonly House[]): House[] {
  const wanted = readFile(file)
  const official = wanted.lotteries.map((one) => officialHouse(file, one, houses))
  const twice = official.find(({ gameId }, index) => official.findIndex((other) => other.gameId === gameId) < index)
  if (twice) throw new StartupError(`${file} names ${twice.gameId.replace(/-real$/, '')} twice.`)
  return official
}

function readFile(file: string): z.infer<typeof File> {
  let json: unknown
  try {
    json = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new StartupError(
      `LOTTERY_OFFICIAL_FILE=${file} cannot be read: ${error instanceof Error ? error.message : error}.`,
    )
  }
  const read = File.safeParse(json)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new StartupError(`${file} is wrong at ${issue?.path.join('.') || 'its start'}: ${issue?.message}.`)
}

function officialHouse(file: string, wanted: Wanted, houses: readonly House[]): House {
  const house = houses.find(({ gameId }) => gameId === wanted.lottery)
  if (house?.calendar.kind !== 'daily')
    throw new StartupError(`${file} names ${wanted.lottery}, which is no lottery that is drawn by day.`)
  const fault = faultOfSources(wanted.sources)
  if (fault) throw new StartupError(`${file}, ${wanted.lottery}: ${fault}.`)
  const { vi = '', en = '' } = house.names
  return {
    ...house,
    gameId: `${house.gameId}-real`,
    names: wanted.names ?? { vi: `${vi} (kết quả thật)`, en: `${en} (real results)` },
    ahead: wanted.isSold ? house.ahead : 0,
    official: { resultOf: wanted.resultOf, sources: wanted.sources.map(sourceOf) },
  }
}

type WantedSource = Wanted['sources'][number]

/** Two addresses of one host, or the same folder twice, are one voice: they would always agree. */
function faultOfSources(sources: readonly WantedSource[]): string | undefined {
  const repeated = (list: readonly string[]) => list.find((one, index) => list.indexOf(one) < index)
  const id = repeated(sources.map((source) => source.id))
  if (id !== undefined) return `two sources are called ${id}`
  const place = repeated(
    sources.flatMap((source) => {
      if ('url' in source) return [new URL(source.url).hostname]
      return 'folder' in source ? [path.resolve(source.folder)] : []
    }),
  )
  return place === undefined ? undefined : `two sources are read at ${place}, which makes them one`
}

function sourceOf(source: WantedSource): ResultSource {
  const { id, format } = source
  if ('url' in source) return { id, format, place: { kind: 'http', url: source.url } }
  return { id, format, place: 'folder' in source ? { kind: 'folder', path: source.folder } : { kind: 'upload' } }
}
