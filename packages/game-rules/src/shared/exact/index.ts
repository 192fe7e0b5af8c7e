export { tableProofs } from '../../games/proofs.gen.ts'
export { certifySheet } from '../../solo/exact/certify.ts'
