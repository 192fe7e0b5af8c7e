import sharp from 'sharp'
import { signInStaff } from './staff.ts'
import type { TestServer } from './test-server.ts'
import { upload } from './uploads.ts'

/** A picture that looks like no other of a test. */
export const paperPicture = (shade: number): Promise<Buffer> =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: { r: shade, g: 255 - shade, b: 90 } } })
    .jpeg()
    .toBuffer()

/** Uploads one as the portal does. */
export const uploadPaper = (server: TestServer, token: string, bytes: Buffer) =>
  upload(server, token, bytes, { name: 'paper.jpg', type: 'image/jpeg', purpose: 'kyc' })

let count = 100_000

/** A number that no paper of a test has yet. */
export const newIdNumber = (): string => {
  count += 1
  return `0790${count}`
}

/** Uploads what a paper needs, and asks for its check. */
export async function askCheck(server: TestServer, token: string, fields: object = {}) {
  const files = ['front', 'back', 'selfie']
  const ids = await Promise.all(
    files.map(async (name, index) => {
      const { body } = await uploadPaper(server, token, await paperPicture(40 + index * 60))
      return [name, body.value.fileId]
    }),
  )
  const paper = { level: 1, document: 'id-card', country: 'VN', fullName: 'Nguyễn Văn An', birthday: '1990-05-17' }
  const body = { ...paper, idNumber: newIdNumber(), ...Object.fromEntries(ids), ...fields }
  return server.portal('POST', '/wps/member/identity', { token, body })
}

/** Lets staff approve the check that waits. */
export async function approveCheck(server: TestServer, checkId: string) {
  const { cookie } = await signInStaff(server, 'risk')
  return server.console('POST', `/staff/identity-checks/${checkId}/decide`, { cookie, body: { isApproved: true } })
}

/** Makes a member known to the house, without the papers. */
export async function verifyMember(server: TestServer, memberId: string, level: 1 | 2 = 1): Promise<void> {
  for (const each of [1, 2].filter((one) => one <= level))
    await server.pool.query(
      `insert into identity_checks (id, member_id, level, source, document, state, asked_at, decided_at, decided_by, valid_until)
       values ('kyc_' || gen_random_uuid(), $1, $2, 'documents', $3, 'approved', $4, $4, 'test', '9999-01-01')`,
      [memberId, each, each === 1 ? 'passport' : 'address-proof', server.clock.now()],
    )
}
