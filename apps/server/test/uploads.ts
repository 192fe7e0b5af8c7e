import sharp from 'sharp'
import type { TestServer } from './test-server.ts'

export interface Sent {
  name?: string
  type?: string
  purpose?: string
}

/** Sends a file as the portal's form does. */
export async function upload(
  server: TestServer,
  token: string,
  file: Buffer,
  { name = 'me.jpg', type = 'image/jpeg', purpose = 'avatar' }: Sent = {},
) {
  const form = new FormData()
  form.set('purpose', purpose)
  form.set('file', new File([new Uint8Array(file)], name, { type }))
  return uploadForm(server, token, form)
}

export async function uploadForm(server: TestServer, token: string, form: FormData) {
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const answer = await server.portalApp.inject({
    method: 'POST',
    url: '/wps/upload',
    headers: { language: 'en', token, 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

let drawnCount = 0

/** A picture unlike any before it: stripes as wide and as bright as its number says. */
export function receipt({ width = 900, height = 600 } = {}): Promise<Buffer> {
  drawnCount += 1
  const bars = Array.from({ length: 9 }, (_, i) => {
    const shade = (drawnCount * 37 + i * i * (drawnCount % 11) * 53) % 256
    return `<rect x="${i * 100}" y="${(i * drawnCount * 29) % 300}" width="100" height="300" fill="rgb(${shade},${shade},${shade})"/>`
  }).join('')
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600" width="${width}" height="${height}"><rect width="900" height="600" fill="#888"/>${bars}</svg>`
  return sharp(Buffer.from(drawing)).jpeg().toBuffer()
}

/** Id of a new upload of this member that proves nothing yet. */
export async function sendReceipt(
  server: TestServer,
  token: string,
  file?: Buffer,
  purpose: 'deposit' | 'withdrawal' | 'activity' = 'deposit',
): Promise<string> {
  const { body } = await upload(server, token, file ?? (await receipt()), { purpose })
  if (!body.success) throw new Error(`not uploaded: ${JSON.stringify(body)}`)
  return body.value.fileId
}

/** Sends an image for the owner of a withdrawal, as the console does. */
export async function uploadAsStaff(
  server: TestServer,
  by: { cookie?: string | undefined },
  withdrawalId: string,
  file?: Buffer,
) {
  const form = new FormData()
  form.set('withdrawalId', withdrawalId)
  form.set('file', new File([new Uint8Array(file ?? (await receipt()))], 'receipt.jpg', { type: 'image/jpeg' }))
  return uploadFormAsStaff(server, by, '/staff/payout-proofs', form)
}

/** Sends a form with a file in it, as the console does. */
export async function uploadFormAsStaff(
  server: TestServer,
  { cookie }: { cookie?: string | undefined },
  url: string,
  form: FormData,
) {
  const request = new Request('http://localhost/', { method: 'POST', body: form })
  const answer = await server.consoleApp.inject({
    method: 'POST',
    url,
    headers: {
      language: 'en',
      'x-console': '1',
      'content-type': request.headers.get('content-type') ?? '',
      ...(cookie && { cookie }),
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json() }
}
