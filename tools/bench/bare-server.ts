import { createServer } from 'node:http'

// The least a Node process can do for a request: `node bare-server.ts` answers every one with the bytes its parent sent it.
process.once('message', ({ body, contentType }: { body: string; contentType: string }) => {
  const bytes = Buffer.from(body)
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': contentType, 'content-length': bytes.length })
    response.end(bytes)
  })
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
})
process.once('disconnect', () => process.exit(0))
