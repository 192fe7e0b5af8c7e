import { quicknet } from '@fairground/fairness'
import { verifyBeacon } from '@fairground/fairness/verify-beacon'
import type { ChainKit } from '../vendor-kit.ts'

/** A round that the network published in September 2023, for installations without a way out, and for tests. */
export const recordedBeacon = {
  round: 657_413,
  signature: 'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
} as const

const timeoutMs = 5_000

export interface NamedBeacon {
  kind: 'drand' | 'recorded'
  round: number
}

/** The signature of the round that was named, verified against the key of the network; undefined until it can be had. */
export async function readBeacon(context: ChainKit, { kind, round }: NamedBeacon): Promise<string | undefined> {
  if (kind === 'recorded') return round === recordedBeacon.round ? recordedBeacon.signature : undefined
  for (const url of context.config.drandUrls) {
    const signature = await ask(context, `${url}/${quicknet.chain}/public/${round}`)
    if (signature === undefined) continue
    if (verifyBeacon(round, signature)) return signature
    context.log.error({ url, round }, 'a relay answered a beacon that its network has not signed')
  }
  return undefined
}

async function ask({ log }: ChainKit, url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    if (!response.ok) return undefined
    const answer: unknown = await response.json()
    const signature: unknown = typeof answer === 'object' && answer !== null && Reflect.get(answer, 'signature')
    return typeof signature === 'string' ? signature : undefined
  } catch (error) {
    log.warn({ url, err: error }, 'a relay of the beacon cannot be reached')
    return undefined
  }
}
