export { type ExactFacts, engineDigestOf, exactFacts, simulationFacts } from './certify-model.ts'
export { type RtpRow, type RtpSheet, rtpSheet } from './rtp-sheet.ts'
export type { SimulationInput } from './simulate.ts'
