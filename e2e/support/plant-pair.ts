import { createCipheriv, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { commitOf, createStream } from '@fairground/fairness'
import { findSlotModel, playRound, type SlotRound } from '@fairground/game-rules/slots'
import { expect, type Page } from '@playwright/test'
import { changeServerSeed } from './database.ts'

const triesMax = 50_000

interface Opened {
  modelId: string
  modelVersion: number
  seeds: { clientSeed: string }
}

/** Opens a slot for somebody who has not played yet, and makes its first round, at this stake, one of the wanted kind. */
export async function openWithRound(
  page: Page,
  nodeId: string | undefined,
  { stakeMinor, isWanted }: { stakeMinor: bigint; isWanted: (round: SlotRound) => boolean },
): Promise<void> {
  const idle = page.frameLocator('main iframe').locator('[data-state="idle"]')
  const open = async (): Promise<Opened> => {
    const opening = page.waitForResponse((answer) => answer.url().endsWith('/studio/sessions') && answer.ok())
    await page.goto(`/seamless?nodeId=${nodeId}`)
    const opened = (await (await opening).json()) as Opened
    await expect(idle).toBeVisible({ timeout: 45_000 })
    return opened
  }
  // The first time the browser makes its part of the pair.
  await open()
  const { modelId, modelVersion, seeds } = await open()
  const model = findSlotModel(modelId, modelVersion)
  if (!model) throw new Error(`no model ${modelId}`)
  const serverSeed = seedOf((serverSeed) =>
    isWanted(playRound(model, { stakeMinor, stream: createStream({ serverSeed, ...seeds, nonce: 0 }) })),
  )
  const commitment = commitOf(serverSeed)
  await changeServerSeed(seeds.clientSeed, { commitment, sealed: sealed(commitment, serverSeed) })
  // The game tells the lock of the pair anew.
  await open()
}

function seedOf(isWanted: (serverSeed: string) => boolean): string {
  for (let tries = 0; tries < triesMax; tries += 1) {
    const serverSeed = randomBytes(32).toString('hex')
    if (isWanted(serverSeed)) return serverSeed
  }
  throw new Error(`no such round in ${triesMax} seeds`)
}

/** As the studio keeps a server seed, with the key of this world. */
function sealed(commitment: string, serverSeed: string): string {
  const { seedKey } = JSON.parse(readFileSync(path.join(process.env.DATA_DIR ?? '', 'secrets.json'), 'utf8'))
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(seedKey, 'base64'), nonce)
  cipher.setAAD(Buffer.from(`server-seed:${commitment}`))
  const body = Buffer.concat([cipher.update(serverSeed, 'utf8'), cipher.final()])
  return ['v1', ...[nonce, cipher.getAuthTag(), body].map((part) => part.toString('base64url'))].join('.')
}
