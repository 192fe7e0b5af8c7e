import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A payment gateway of its own, as its own process: a page to pay on, signed words to the merchant, and the question
 * what became of a payment. With GATEWAY_SEED it loses, delays, doubles and reorders its words, the same way for the
 * same seed. Without a port in GATEWAY_PORT it takes a free one and tells its parent.
 */
const secret = process.env.GATEWAY_SECRET ?? ''
const seed = process.env.GATEWAY_SEED
const delayMsMax = 120
const triesMax = 4

type Status = 'pending' | 'paid' | 'failed'

interface Payment {
  paymentId: string
  reference: string
  amount: string
  currency: string
  notifyUrl: string
  returnUrl: string
  /** How many were opened before: with it and the seed every fault comes again. */
  place: number
  status: Status
  /** What it said so far, the last one as it stands. */
  eventCount: number
}

const payments = new Map<string, Payment>()
let underWayCount = 0

const sign = (timestamp: string, body: string) =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/** A number from 0 to below 1, always the same for the same seed and words. */
const chance = (...words: (string | number)[]): number =>
  createHash('sha256')
    .update([seed, ...words].join(':'))
    .digest()
    .readUInt32BE() /
  2 ** 32

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const eventOf = ({ paymentId, reference, status, amount, currency, eventCount }: Payment) => ({
  eventId: `${eventCount}`,
  paymentId,
  reference,
  status,
  amount,
  currency,
})

/** Tells the merchant, or not, or late, or more than once. */
function tell(payment: Payment): void {
  payment.eventCount += 1
  const body = JSON.stringify(eventOf(payment))
  const { place, eventCount, notifyUrl } = payment
  const isLost = seed !== undefined && chance('lost', place, eventCount) < 0.3
  const isTwice = seed !== undefined && chance('twice', place, eventCount) < 0.4
  for (let copy = 0; copy < (isLost ? 0 : isTwice ? 3 : 1); copy += 1) {
    const delayMs = seed === undefined ? 0 : chance('late', place, eventCount, copy) * delayMsMax
    underWayCount += 1
    void deliver(notifyUrl, body, delayMs).finally(() => {
      underWayCount -= 1
    })
  }
}

async function deliver(url: string, body: string, delayMs: number): Promise<void> {
  await wait(delayMs)
  for (let tries = 0; tries < triesMax; tries += 1) {
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': sign(timestamp, body),
    }
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined)
    if (answer?.ok) return
    await wait(50 * (tries + 1))
  }
}

function isSigned({ headers }: IncomingMessage, content: string): boolean {
  const wanted = Buffer.from(sign(String(headers['x-timestamp']), content))
  const given = Buffer.from(String(headers['x-signature']))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway')
  const [, place = '', id = '', result = ''] = pathname.split('/')
  const body = await readAll(request)
  const json = (value: object, status = 200) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  if (place === 'idle') return void json({ underWayCount })
  if (place === 'pay') return payPage(response, { id, result, amount: searchParams.get('amount') })
  if (!isSigned(request, request.method === 'POST' ? body : pathname)) return void json({ error: 'signature' }, 401)
  if (place === 'ping') return void json({ pong: true })
  if (place !== 'payments') return void json({ error: 'path' }, 404)
  if (request.method === 'POST') return void json(open(JSON.parse(body), `http://${request.headers.host}`))
  const payment = [...payments.values()].find(({ reference }) => reference === decodeURIComponent(id))
  json(payment ? eventOf(payment) : { error: 'unknown' }, payment ? 200 : 404)
}

/** The same reference finds the same payment. */
function open(wish: Omit<Payment, 'paymentId' | 'place' | 'status' | 'eventCount'>, origin: string) {
  const known = [...payments.values()].find(({ reference }) => reference === wish.reference)
  const place = payments.size
  const payment = known ?? {
    ...wish,
    paymentId: `pay_${place}_${wish.reference}`,
    place,
    status: 'pending',
    eventCount: 0,
  }
  if (!known) {
    payments.set(payment.paymentId, payment)
    tell(payment)
  }
  return { paymentId: payment.paymentId, payUrl: `${origin}/pay/${payment.paymentId}` }
}

interface Visit {
  id: string
  /** What the payer pressed, if anything. */
  result: string
  /** What is charged instead of what was asked for. */
  amount: string | null
}

function payPage(response: ServerResponse, { id, result, amount }: Visit): void {
  const payment = payments.get(id)
  if (!payment) return void response.writeHead(404).end()
  if (result === 'paid' || result === 'failed') {
    payment.status = result
    payment.amount = amount ?? payment.amount
    tell(payment)
    return void response.writeHead(303, { location: payment.returnUrl }).end()
  }
  const button = (to: Status, text: string) =>
    `<form method="post" action="/pay/${id}/${to}"><button>${text}</button></form>`
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>Payment</title><h1>${payment.amount} ${payment.currency}</h1>${button('paid', 'Pay')}${button('failed', 'Cancel')}</html>`,
    )
}

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.writeHead(500).end())
})
server.listen(Number(process.env.GATEWAY_PORT ?? 0), '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.send?.({ ready: true, url: `http://127.0.0.1:${port}` })
})
process.once('disconnect', () => process.exit(0))
