import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildVerifier } from '@fairground/lottery-rules/verifier'
import { texts } from '@fairground/lottery-rules/verifier/texts'
import { sampleProof, tickets } from '@fairground/lottery-rules/verify/sample'
import { expect, test } from '@playwright/test'
import { accessibilityFaults } from './support/accessibility-faults.ts'

const words = texts.vi
const file = path.join(mkdtempSync(path.join(tmpdir(), 'verifier-')), 'verifier.html')

test.beforeAll(() => buildVerifier(file))

test('the offline page checks a draw, a ticket and the list of all tickets', { tag: '@phone' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible()
  const result = page.locator('#result')
  const sample = sampleProof()
  const give = async (proof: object) => {
    const buffer = Buffer.from(JSON.stringify(proof))
    await page.getByLabel(words.file).setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer })
  }

  await give(sample)
  await expect(result).toContainText(words.fine)
  await expect(result).toContainText(words.recorded)
  await expect(result).toContainText((sample.draw as Record<string, string[]>).DB?.[0] ?? 'no prize')
  expect(await accessibilityFaults(page, { withAdvice: true })).toEqual([])

  await give({ ...sample, tickets: tickets.slice(1) })
  await expect(result.locator('[data-fault="list-root"]')).toHaveText(words.faults['list-root'])

  // Without the beacon there is no result; pasted, it opens the lock of a house that keeps its element back.
  const { signature, chain: _, ...record } = sample.record
  await give({ ...sample, record })
  await expect(result.locator('[data-fault="signature-missing"]')).toBeVisible()
  await page.getByLabel(words.signature).fill(signature ?? '')
  await page.getByRole('button', { name: words.check }).click()
  await expect(result).toContainText(words.fine)

  const { width } = page.viewportSize() ?? { width: 0 }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(asked.filter((url) => !url.startsWith('file:'))).toEqual([])
})
