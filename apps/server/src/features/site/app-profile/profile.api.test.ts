import { createHash, generateKeyPairSync, verify, X509Certificate } from 'node:crypto'
import { ContentInfo, SignedData } from '@peculiar/asn1-cms'
import { AsnConvert, AsnSerializer } from '@peculiar/asn1-schema'
import { Set as Asn1Set } from 'asn1js'
import { expect, test } from 'vitest'
import { signInStaff } from '../../../../test/staff.ts'
import { testServer } from '../../../../test/test-server.ts'
import { ownSigner } from './own-signer.ts'
import { signMessage } from './sign-message.ts'

const server = testServer()
const fetchProfile = () => server.portalApp.inject({ url: '/wps/system/app.mobileconfig' })

/** What a phone does with it, by a library of its own: the signed words, once all signatures hold. */
function opened(bytes: Buffer): { text: string; certificate: X509Certificate } {
  const info = AsnConvert.parse(bytes, ContentInfo)
  expect(info.contentType).toBe('1.2.840.113549.1.7.2')
  const signed = AsnConvert.parse(info.content, SignedData)
  const content = Buffer.from(signed.encapContentInfo.eContent?.single?.buffer ?? new ArrayBuffer(0))
  const [first] = signed.certificates ?? []
  const certificate = new X509Certificate(Buffer.from(AsnConvert.serialize(first?.certificate)))
  const [signer] = signed.signerInfos
  if (!signer?.signedAttrs) throw new Error('nobody signed')
  const digest = signer.signedAttrs.find(({ attrType }) => attrType === '1.2.840.113549.1.9.4')?.attrValues[0]
  const sha256 = createHash('sha256').update(content).digest()
  expect(Buffer.from(digest ?? new ArrayBuffer(0)).subarray(2)).toEqual(sha256)
  const attributes = Buffer.from(
    new Asn1Set({ value: signer.signedAttrs.map((one) => AsnSerializer.toASN(one)) }).toBER(),
  )
  expect(verify('sha256', attributes, certificate.publicKey, Buffer.from(signer.signature.buffer))).toBe(true)
  expect(Buffer.from(signer.sid.issuerAndSerialNumber?.serialNumber ?? new ArrayBuffer(0)).toString('hex')).toBe(
    certificate.serialNumber.toLowerCase(),
  )
  return { text: content.toString(), certificate }
}

test('[R2.5.44] the profile is signed, and puts one web clip of this site on the home screen and nothing else', async () => {
  const answer = await fetchProfile()
  expect(answer.headers['content-type']).toBe('application/x-apple-aspen-config')
  const { text } = opened(answer.rawPayload)
  expect(text.match(/<key>PayloadType<\/key><string>[^<]+/g)).toEqual([
    '<key>PayloadType</key><string>com.apple.webClip.managed',
    '<key>PayloadType</key><string>Configuration',
  ])
  expect(text).toContain(`<key>URL</key><string>${server.context.config.portalUrl}/</string>`)
  expect(text).toContain('<key>PayloadRemovalDisallowed</key><false/>')
})

test('a changed word breaks the signature', async () => {
  const bytes = (await fetchProfile()).rawPayload
  const at = bytes.indexOf('Configuration')
  bytes.write('Xonfiguration', at)
  expect(() => opened(bytes)).toThrow()
})

test('the operator’s certificate signs instead, and one that is not of the key is told by the trial', async () => {
  const { cookie } = await signInStaff(server)
  const { certificates, privateKey } = ownSigner('Hội Chợ')
  const save = (key: string) =>
    server.console('PUT', '/staff/providers/profile-signing', {
      cookie,
      body: { values: { certificates, name: 'Hội Chợ & Bạn' }, secrets: { privateKey: key }, isOn: true, revision: 0 },
    })
  const saved = await save(privateKey.replaceAll('\n', ' '))
  if (!saved.body.success) throw new Error(JSON.stringify(saved.body))
  const { text, certificate } = opened((await fetchProfile()).rawPayload)
  expect(certificate.subject).toBe('CN=Hội Chợ')
  expect(text).toContain('<key>Label</key><string>Hội Chợ &amp; Bạn</string>')
})

test('a key of another certificate signs nothing', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const privateKey = other.export({ type: 'pkcs8', format: 'pem' }).toString()
  const signer = { ...ownSigner('A'), privateKey }
  expect(() => signMessage(Buffer.from('x'), signer, new Date())).toThrow('do not belong together')
})
