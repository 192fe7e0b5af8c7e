import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { envelopeOf } from '../../../lib/http-app.ts'
import { findSiteMark } from '../site/index.ts'
import { findSigner } from './find-signer.ts'
import { iconOf } from './icon.ts'
import { signMessage } from './sign-message.ts'
import { webClipProfile } from './web-clip.ts'

/** Serves the profile that puts the site on the home screen of an iPhone; without a certificate there is none. */
export function registerProfile(app: FastifyInstance, context: AppContext): void {
  app.get('/wps/system/app.mobileconfig', async (request, reply) => {
    const signer = await findSigner(context)
    if (!signer) return reply.status(404).send(envelopeOf(request, 'NOT_FOUND'))
    const icon = await iconOf(await findSiteMark(context))
    const profile = webClipProfile({ url: `${context.config.portalUrl}/`, name: signer.name, icon })
    return reply
      .header('content-type', 'application/x-apple-aspen-config')
      .header('content-disposition', 'attachment; filename="app.mobileconfig"')
      .header('cache-control', 'no-store')
      .send(signMessage(Buffer.from(profile), signer, context.clock.now()))
  })
}
