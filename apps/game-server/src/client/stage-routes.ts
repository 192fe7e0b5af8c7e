import path from 'node:path'
import { findManifest } from '@fairground/art/manifest'
import { createStagePress, type StageGame } from '@fairground/art/stage-press'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../context.ts'

/** Seconds; a description changes with a release. */
const descriptionAgeS = 300
/** When too many pictures are waited for. */
const retryAfterS = 2
const fileName = /^([a-z-]{1,24})\.([0-9a-z]{1,16})\.(avif|webp)$/
const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp' }

/** The stages of slot titles: described at once, their pictures rendered when they are first asked for, and then kept. */
export function registerStages(app: FastifyInstance, context: AppContext, artFolder: string): void {
  const press = createStagePress(path.join(artFolder, 'stages'))
  const versionOf = releaseOf(artFolder)
  app.addHook('onClose', () => press.stop())

  app.get<{ Params: { gameId: string } }>('/art/stage/:gameId/stage.json', async ({ params }, reply) => {
    const game = stageGame(context, params.gameId)
    const description = game && (await press.describe(game, await versionOf()))
    if (!description) return reply.callNotFound()
    if (description === 'busy') return busy(reply)
    return reply
      .headers({
        'cache-control': `public, max-age=${descriptionAgeS}`,
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type('application/json')
      .send(description)
  })

  app.get<{ Params: { gameId: string; file: string } }>('/art/stage/:gameId/:file', async ({ params }, reply) => {
    const game = stageGame(context, params.gameId)
    const [, name = '', asked = '', format = ''] = fileName.exec(params.file) ?? []
    const version = await versionOf()
    // Of another release only this one's picture can be drawn: it is sent, and not kept.
    const picture = game && (await press.picture(game, { name, version, format }))
    if (!picture) return reply.callNotFound()
    if (picture === 'busy') return busy(reply)
    const isKept = asked === version
    return reply
      .headers({
        'cache-control': isKept ? 'public, max-age=31536000, immutable' : 'no-cache',
        'cross-origin-resource-policy': 'cross-origin',
      })
      .type(types[format] ?? 'application/octet-stream')
      .send(Buffer.from(picture))
  })
}

const busy = (reply: FastifyReply) => reply.status(503).header('retry-after', String(retryAfterS)).send()

function stageGame({ catalogue }: AppContext, gameId: string): StageGame | undefined {
  const game = catalogue.find(gameId)
  return game?.kind === 'slot' ? { gameId, grid: game.model.grid } : undefined
}

/** What the art of this release was made from; read once, when it is there. */
function releaseOf(folder: string): () => Promise<string> {
  let version: string | undefined
  return async () => {
    version ??= (await findManifest(folder))?.inputs.slice(0, 10)
    return version ?? 'unbuilt'
  }
}
