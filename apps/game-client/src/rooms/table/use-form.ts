import { useMediaQuery } from '@fairground/ui'
import type { TableForm } from './seat-places.ts'

/** A phone held upright has a tall table, every other screen a wide one. */
export const useTableForm = (): TableForm => (useMediaQuery('(max-aspect-ratio: 4/5)') ? 'upright' : 'wide')
