import type { SlotCertificate } from '../certificate.ts'

/** Everything about a model that is computed rather than played; the same on every machine. */
export type ExactFacts = Omit<SlotCertificate, 'simulation' | 'date'>
