import { checkRegistrationField } from '@fairground/contract'
import { patternSamples } from '@fairground/contract/pattern-samples'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { registration } from '../../../../../test/members.ts'
import { setSite } from '../../../../../test/site.ts'
import { testServer } from '../../../../../test/test-server.ts'

const server = testServer()

const setFamily = async (patternId: number) => {
  const bounds = patternId === 1 ? { minLength: 3, maxLength: 10 } : { minLength: 1, maxLength: 64 }
  const rule = { enabled: true, required: true, patternId, acceptedPattern: '', type: 'text' as const, ...bounds }
  await setSite(server, 'registrationFields', { occupation: rule })
  return rule
}
const facts = { minAge: 18, today: '2026-01-01', countries: [] }
/** What the form finds wrong with it. */
const formBreach = (rule: Awaited<ReturnType<typeof setFamily>>, occupation: string) =>
  checkRegistrationField('occupation', rule, { occupation }, facts)

/** What the server finds wrong with an occupation; terms nobody knows keep it from opening an account. */
async function breachOf(occupation: string) {
  const body = registration({ occupation, termsVersion: 'none' })
  const answer = await server.portal('PUT', '/wps/member/register', { body })
  expect(['VALIDATION', 'TERMS_CHANGED']).toContain(answer.body.code)
  if (answer.body.code === 'TERMS_CHANGED') return undefined
  const [{ field, ...breach }, ...others] = answer.body.value.errors
  expect([field, others]).toEqual(['occupation', []])
  return breach
}

test.each(patternSamples)(
  '[$requirement] family $patternId by the call: $family',
  async ({ patternId, accepted, rejected }) => {
    const rule = await setFamily(patternId)
    for (const occupation of accepted) expect(await breachOf(occupation), occupation).toBeUndefined()
    for (const occupation of rejected) {
      expect(await breachOf(occupation), occupation).toMatchObject({ key: `reg_pattern_${patternId}` })
      expect(await breachOf(occupation)).toEqual(formBreach(rule, occupation))
    }
  },
)

const signs = ['aZ', 'AB', '019', ' ', '._-', '@!#€', 'đẸ', '张伟', '。·', '김', 'สม', '１', '\u3000\t\u0301']
const text = fc
  .uniqueArray(fc.constantFrom(...signs), { minLength: 1, maxLength: 3 })
  .chain((kinds) => fc.array(fc.constantFrom(...kinds.join('')), { minLength: 0, maxLength: 12 }))
  .map((parts) => parts.join(''))

test('form and call validate every text alike, in every character set', async () => {
  for (const { patternId } of patternSamples) {
    const rule = await setFamily(patternId)
    const isSame = async (typed: string) => {
      expect(await breachOf(typed)).toEqual(formBreach(rule, typed))
    }
    await fc.assert(fc.asyncProperty(text, isSame), { numRuns: 25 })
  }
})

test('[A-37] fifty thousand characters in a field are refused before any regular expression runs', async () => {
  await setFamily(19)
  const startedAt = performance.now()
  const body = registration({ occupation: 'a'.repeat(50_000) })
  const answer = await server.portal('PUT', '/wps/member/register', { body })
  expect(answer.body).toMatchObject({ code: 'VALIDATION' })
  // Reading the body is part of this; what an expression may cost is measured beside the families.
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})
