import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { AsnConvert } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  type Extensions,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
  Version,
} from '@peculiar/asn1-x509'

const commonName = '2.5.4.3'
const ecdsaWithSha256 = '1.2.840.10045.4.3.2'

/** A certificate (X.509) that vouches for itself, on P-256, and its key; both PEM. */
export function selfSignedCertificate(name: string, extensions?: Extensions): { certificate: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const signature = new AlgorithmIdentifier({ algorithm: ecdsaWithSha256 })
  const value = new AttributeValue({ utf8String: name })
  const subject = new Name([new RelativeDistinguishedName([new AttributeTypeAndValue({ type: commonName, value })])])
  const body = new TBSCertificate({
    ...{ version: Version.v3, signature, subject, issuer: subject, extensions },
    // A first byte of 1: a serial number is above 0.
    serialNumber: bufferOf(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    validity: new Validity({ notBefore: new Date('2020-01-01'), notAfter: new Date('2049-12-31T23:59:59Z') }),
    subjectPublicKeyInfo: AsnConvert.parse(publicKey.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo),
  })
  const signed = sign('sha256', Buffer.from(AsnConvert.serialize(body)), privateKey)
  const parts = { tbsCertificate: body, signatureAlgorithm: signature, signatureValue: bufferOf(signed) }
  const lines = Buffer.from(AsnConvert.serialize(new Certificate(parts)))
    .toString('base64')
    .replace(/.{64}(?=.)/g, '$&\n')
  return {
    certificate: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** The bytes alone, in a buffer of their own. */
const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer
