export { answerHeaders, type PswKey, requestHeaders, verifyAnswer } from './headers.ts'
export { isNear, isPublic } from './networks.ts'
export { PswUnknownOutcome, postSigned, type SignedPost } from './post-signed.ts'
export { hashOfBody, type SignedParts, sign, stringToSign, verify } from './signature.ts'
