import { lookup as findAddresses } from 'node:dns'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic } from '@fairground/psw'
import { textBytesMax } from './official.ts'

const timeoutMs = 10_000

export interface FetchRules {
  timeoutMs: number
  bytesMax: number
  isAllowed(address: string): boolean
  ask: typeof request
}
const usual: FetchRules = { timeoutMs, bytesMax: textBytesMax, isAllowed: isPublic, ask: request }

/**
 * The text at an address of the public internet, by https and without following it elsewhere.
 * @throws Error where the name leads to a private network, the answer is no text of 200, too long, or too slow as a whole
 */
export function fetchText(url: string, rules: FetchRules = usual): Promise<string> {
  const { hostname } = new URL(url)
  const name = hostname.replace(/^\[(.*)\]$/, '$1')
  // An address is connected to without being looked up.
  if (isIP(name) && !rules.isAllowed(name)) return Promise.reject(new Error(`${name} is not a public address`))
  const signal = AbortSignal.timeout(rules.timeoutMs)
  const headers = { accept: 'text/csv, application/json, text/plain' }
  const options = { lookup: lookupAllowed(rules), signal, agent: false as const, headers }
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(signal.aborted ? new Error(`no whole answer within ${rules.timeoutMs / 1_000} s`) : error)
    const asked = rules.ask(url, options, (answer) => void readText(answer, rules.bytesMax).then(resolve, fail))
    asked.on('error', fail)
    asked.end()
  })
}

/** The connection goes to exactly the address that was looked at, so that a second answer leads nowhere else. */
const lookupAllowed =
  ({ isAllowed }: FetchRules): LookupFunction =>
  (host, options, answer) =>
    findAddresses(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, [])
      const refused = found.find(({ address }) => !isAllowed(address))
      if (refused) return answer(new Error(`${host} is not a public address`), [])
      const [first] = found
      if (options.all || !first) return answer(null, found)
      answer(null, first.address, first.family)
    })

async function readText(answer: IncomingMessage, bytesMax: number): Promise<string> {
  if (answer.statusCode !== 200) {
    answer.destroy()
    throw new Error(`answered with status ${answer.statusCode}`)
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer) {
    bytes += (part as Buffer).length
    if (bytes > bytesMax) {
      answer.destroy()
      throw new Error(`longer than ${bytesMax} bytes`)
    }
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}
