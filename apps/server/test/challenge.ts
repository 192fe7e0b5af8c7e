import { hash } from 'node:crypto'
import type { ChallengeUse } from '@fairground/contract'
import { cookieOf } from './staff.ts'
import type { TestServer } from './test-server.ts'

export interface TestPass {
  cookie: string
  challengeId: string
  challengeToken: string
}

/** A hand's way to x: it speeds up, slows down and does not keep its height. Takes 800 ms. */
export const handTrail = (x: number): number[][] =>
  Array.from({ length: 33 }, (_, i) => [Math.round((x * (1 - Math.cos((i / 32) * Math.PI))) / 2), i % 3, i * 25])

export const askSlider = async (server: TestServer, use: ChallengeUse = 'login', cookie = '') => {
  const answer = await server.portal('GET', '/wps/captcha/slider', { query: { use }, cookie })
  return { cookie: cookieOf(answer), value: answer.body.value, challengeId: String(answer.body.value?.challengeId) }
}

/** Where the gap is, or the answer of a question; only the server's own table knows. */
export async function placeOf(server: TestServer, challengeId: string): Promise<number> {
  const row = await server.db
    .selectFrom('challenges')
    .select('answer')
    .where('id', '=', challengeId)
    .executeTakeFirstOrThrow()
  return Number(row.answer)
}

interface Asked {
  cookie: string
  challengeId: string
}

/** With the work that it asks for, as a browser does it. */
export async function answerSlider(
  server: TestServer,
  { cookie, challengeId }: Asked,
  x: number,
  trail = handTrail(x),
) {
  const work = workFor(challengeId, await workBitsOf(server, challengeId))
  return server.portal('POST', '/wps/captcha/slider', { cookie, body: { challengeId, x, trail, work } })
}

async function workBitsOf(server: TestServer, challengeId: string): Promise<number> {
  const row = await server.db
    .selectFrom('challenges')
    .select('work_bits')
    .where('id', '=', challengeId)
    .executeTakeFirst()
  return row?.work_bits ?? 0
}

/** What a person has who has just solved the slider. */
export async function solveSlider(server: TestServer, use: ChallengeUse = 'login'): Promise<TestPass> {
  const { cookie, challengeId } = await askSlider(server, use)
  server.clock.advance(1_000)
  const answer = await answerSlider(server, { cookie, challengeId }, await placeOf(server, challengeId))
  if (!answer.body.success) throw new Error(`not solved: ${JSON.stringify(answer.body)}`)
  return { cookie, challengeId, challengeToken: answer.body.value.challengeToken }
}

export async function askQuestion(server: TestServer, use: ChallengeUse = 'login') {
  const asked = await server.portal('GET', '/wps/captcha/question', { query: { use } })
  const { challengeId } = asked.body.value
  return { cookie: cookieOf(asked), challengeId, answer: String(await placeOf(server, challengeId)) }
}

/** What a person has who has just answered the question; no time passes. */
export async function solveQuestion(server: TestServer, use: ChallengeUse = 'login'): Promise<TestPass> {
  const { cookie, challengeId, answer } = await askQuestion(server, use)
  const body = { challengeId, answer, work: workFor(challengeId, await workBitsOf(server, challengeId)) }
  const { challengeToken } = (await server.portal('POST', '/wps/captcha/question', { cookie, body })).body.value
  return { cookie, challengeId, challengeToken }
}

/** The first number whose hash with the id begins with that many zero bits. */
export function workFor(id: string, bits: number): number {
  for (let work = 0; ; work += 1) {
    if (bits === 0 || headOf(`${id}:${work}`) >>> (32 - bits) === 0) return work
  }
}

/** The first 32 bits; as text it takes a quarter of the time. */
const headOf = (text: string): number => Number.parseInt(hash('sha256', text).slice(0, 8), 16)
