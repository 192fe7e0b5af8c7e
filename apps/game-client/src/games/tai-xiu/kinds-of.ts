import type { TFunction } from 'i18next'
import type { NamedKind } from '../../live/road-letters.ts'

/** Over is the red side of the road, under the blue one. */
export const kindsOf = (t: TFunction): NamedKind[] => [
  { mark: 'T', side: 'a', tone: 'red', label: t('instant.tai-xiu.tai') },
  { mark: 'X', side: 'b', tone: 'blue', label: t('instant.tai-xiu.xiu') },
]
