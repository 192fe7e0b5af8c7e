import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import { Extension, Extensions, GeneralName, id_ce_subjectAltName, SubjectAlternativeName } from '@peculiar/asn1-x509'
import { selfSignedCertificate } from '../src/lib/self-signed-certificate.ts'

/** A key and self-signed certificate for `localhost` and 127.0.0.1, as PEM, for TLS servers in tests. */
export function selfSigned(): { key: string; cert: string } {
  const names = [new GeneralName({ dNSName: 'localhost' }), new GeneralName({ iPAddress: '127.0.0.1' })]
  const extnValue = new OctetString(AsnConvert.serialize(new SubjectAlternativeName(names)))
  const extensions = new Extensions([new Extension({ extnID: id_ce_subjectAltName, extnValue })])
  const { key, certificate } = selfSignedCertificate('localhost', extensions)
  return { key, cert: certificate }
}
