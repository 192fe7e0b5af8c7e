import { siteFeatures } from '@fairground/contract'
import { expect, test } from 'vitest'
import { featureGroups } from './feature-groups.ts'

test('[R6.29] every server switch is on the page once', () => {
  const shown: string[] = Object.values(featureGroups).flat()
  expect(shown.toSorted()).toEqual([...siteFeatures].toSorted())
})
