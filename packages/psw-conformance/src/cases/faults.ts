import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PswUnknownOutcome } from '@fairground/psw'
import type { Case } from '../case.ts'
import { check, expectCode } from '../expect.ts'
import { newBet } from '../player.ts'
import { VendorClient } from '../vendor-client.ts'

/** Passes calls on, and answers every one with a page of its own. */
async function pageInstead(url: string) {
  const page = (response: ServerResponse) =>
    void response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>')
  const proxy = createServer((request, response) => {
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const passedOn = { method: 'POST', headers: headers as Record<string, string>, body: Buffer.concat(chunks) }
      const done = () => page(response)
      fetch(new URL(request.url ?? '/', url), passedOn).then(done, done)
    })
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, close: () => proxy.close() }
}

export const faultCases: Case[] = [
  {
    id: 'W-41',
    title: 'a bet whose answer came too late is taken back and nothing has moved',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      for (const timeoutMs of [1, 2, 4, 8, 16, 32]) {
        const bet = newBet()
        const late = lab.attempt('bet', player.betFields(bet), { timeoutMs })
        await late.catch((error: unknown) => {
          if (!(error instanceof PswUnknownOutcome)) throw error
        })
        const { code } = await player.rollback(bet)
        check(code === 'OK' || code === 'TOMBSTONED', `the rollback was answered ${code}`)
      }
      await player.expectBalance(100_000)
    },
  },
  {
    id: 'W-45',
    title: 'a page of a proxy in place of the answer is no outcome: the vendor takes the bet back',
    isSingle: true,
    async run(lab) {
      const player = await lab.player()
      const bet = newBet()
      const proxy = await pageInstead(lab.options.url)
      try {
        const through = new VendorClient(proxy.url, lab.options.key, lab.options.timing.timeoutMs)
        const outcome = await lab
          .as(through)
          .attempt('bet', player.betFields(bet))
          .catch((error: unknown) => error)
        check(outcome instanceof PswUnknownOutcome, 'the page was read as an answer')
      } finally {
        proxy.close()
      }
      expectCode(await player.rollback(bet), 'OK')
      await player.expectBalance(100_000)
    },
  },
]
