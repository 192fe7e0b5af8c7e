import { createRequire } from 'node:module'
import path from 'node:path'
import { errorStatus } from '@fairground/contract'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../../context.ts'
import { callOf, envelopeOf } from '../../../lib/http-app.ts'
import { describeContract } from './describe-contract.ts'
import { findStaff } from './require-staff.ts'

const require = createRequire(import.meta.url)
const dayMs = 24 * 60 * 60_000

/** Serves the OpenAPI 3.1 document of both contracts at /api/openapi.json and a page to read it at /api. */
export async function registerReference(app: FastifyInstance, context: AppContext): Promise<void> {
  let document: Promise<object> | undefined
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/api(?:[/?]|$)/.test(request.url)) return
    const found = await findStaff(callOf(context, context.config.consoleUrl, request, reply))
    if (!found.ok) return reply.status(errorStatus[found.code]).send(envelopeOf(request, found.code))
  })
  app.get('/api/openapi.json', () => (document ??= describeContract(context.config)))
  app.get('/api', (_request, reply) => reply.type('text/html').send(page))
  app.get('/api/reference.js', (_request, reply) => reply.type('text/javascript').send(script))
  const { root, allowedPath } = assets
  await app.register(fastifyStatic, {
    root,
    allowedPath,
    prefix: '/api/assets/',
    decorateReply: false,
    index: false,
    maxAge: dayMs,
  })
}

const assets = {
  root: path.dirname(require.resolve('swagger-ui-dist/package.json')),
  allowedPath: (name: string) => ['/swagger-ui.css', '/swagger-ui-bundle.js', '/favicon-32x32.png'].includes(name),
}

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fairground API</title>
<link rel="icon" href="/api/assets/favicon-32x32.png">
<link rel="stylesheet" href="/api/assets/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/api/assets/swagger-ui-bundle.js"></script>
<script src="/api/reference.js"></script>
</body>
</html>
`

// Reading only: calls of the portal have another origin, and changes want the console's own mark.
const script = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, supportedSubmitMethods: [], docExpansion: 'none' })
`
