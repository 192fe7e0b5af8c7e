export { tableProofs } from '../../games/proofs.gen.ts'
export { certifySheet } from '../../instant/exact/certify.ts'
