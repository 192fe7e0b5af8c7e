import { createHash, createPrivateKey, type KeyObject, sign, X509Certificate } from 'node:crypto'
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifier,
  DigestAlgorithmIdentifiers,
  id_data as data,
  EncapsulatedContent,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignatureAlgorithmIdentifier,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
  id_signedData as signedData,
} from '@peculiar/asn1-cms'
import { AsnConvert, AsnObjectIdentifierConverter, AsnSerializer, OctetString } from '@peculiar/asn1-schema'
import { Certificate, Time } from '@peculiar/asn1-x509'
import { Set as Asn1Set } from 'asn1js'

export interface Signer {
  /** PEM: the signer's first, then those that vouch for it. */
  certificates: string
  /** PEM. */
  privateKey: string
}

const contentType = '1.2.840.113549.1.9.3'
const messageDigest = '1.2.840.113549.1.9.4'
const signingTime = '1.2.840.113549.1.9.5'
const sha256 = { algorithm: '2.16.840.1.101.3.4.2.1', parameters: null }
const signatures: Record<string, SignatureAlgorithmIdentifier> = {
  rsa: new SignatureAlgorithmIdentifier({ algorithm: '1.2.840.113549.1.1.1', parameters: null }),
  ec: new SignatureAlgorithmIdentifier({ algorithm: '1.2.840.10045.4.3.2' }),
}

/**
 * A message with its signature and certificates around it: CMS SignedData (RFC 5652), SHA-256, RSA or ECDSA.
 * @throws when the certificate and the key do not belong together, or are of another kind
 */
export function signMessage(message: Uint8Array, { certificates, privateKey }: Signer, at: Date): Buffer {
  const chain = certificatesOf(certificates)
  const key = keyOf(privateKey)
  const [own] = chain
  if (!own?.checkPrivateKey(key)) throw new Error('the certificate and the key do not belong together')
  const signatureAlgorithm = signatures[key.asymmetricKeyType ?? '']
  if (!signatureAlgorithm) throw new Error(`a key of the kind ${key.asymmetricKeyType} does not sign profiles`)
  const digest = createHash('sha256').update(message).digest()
  const attributes = [
    attributeOf(contentType, AsnObjectIdentifierConverter.toASN(data).toBER()),
    attributeOf(signingTime, AsnConvert.serialize(new Time(at))),
    attributeOf(messageDigest, AsnConvert.serialize(new OctetString(digest))),
  ].sort(inOrderOfDer)
  const info = new SignerInfo({
    version: CMSVersion.v1,
    sid: new SignerIdentifier({ issuerAndSerialNumber: issuerAndSerial(own) }),
    digestAlgorithm: new DigestAlgorithmIdentifier(sha256),
    signedAttrs: attributes,
    signatureAlgorithm,
    signature: new OctetString(sign('sha256', bytesOf(attributes), key)),
  })
  const signed = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([new DigestAlgorithmIdentifier(sha256)]),
    encapContentInfo: new EncapsulatedContentInfo({
      eContentType: data,
      eContent: new EncapsulatedContent({ single: new OctetString(message) }),
    }),
    certificates: new CertificateSet(
      chain.map(({ raw }) => new CertificateChoices({ certificate: certificateOf(raw) })),
    ),
    signerInfos: new SignerInfos([info]),
  })
  const content = AsnConvert.serialize(signed)
  return Buffer.from(AsnConvert.serialize(new ContentInfo({ contentType: signedData, content })))
}

const attributeOf = (attrType: string, value: ArrayBuffer): Attribute =>
  new Attribute({ attrType, attrValues: [value] })

/** DER sorts a set by its bytes. */
const inOrderOfDer = (a: Attribute, b: Attribute): number =>
  Buffer.compare(Buffer.from(AsnConvert.serialize(a)), Buffer.from(AsnConvert.serialize(b)))

/** As attributes are signed: a set, and not under the tag of their place in the message. */
const bytesOf = (attributes: readonly Attribute[]): Buffer =>
  Buffer.from(new Asn1Set({ value: attributes.map((one) => AsnSerializer.toASN(one)) }).toBER())

/** A key as it was typed: in a box of one line a PEM has lost its lines. */
function keyOf(typed: string): KeyObject {
  const found = /-----BEGIN ((?:RSA |EC )?PRIVATE KEY)-----([A-Za-z0-9+/=\s]+)-----END/.exec(typed)
  if (!found) throw new Error('the key is no PEM')
  const type = { 'PRIVATE KEY': 'pkcs8', 'RSA PRIVATE KEY': 'pkcs1', 'EC PRIVATE KEY': 'sec1' } as const
  const [, kind = '', body = ''] = found
  return createPrivateKey({ key: Buffer.from(body, 'base64'), format: 'der', type: type[kind as keyof typeof type] })
}

/** Certificates of a PEM, in their order. @throws when one cannot be read */
export const certificatesOf = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one),
  )

const certificateOf = (raw: Uint8Array): Certificate => AsnConvert.parse(raw, Certificate)

/** Who issued a certificate and under which number. */
function issuerAndSerial({ raw }: X509Certificate): IssuerAndSerialNumber {
  const { issuer, serialNumber } = certificateOf(raw).tbsCertificate
  return new IssuerAndSerialNumber({ issuer, serialNumber })
}
