/** Where readers and sensors of dealers' tables open their line: below the live line, which alone may upgrade. */
export const deviceLinePath = '/studio/live/devices'

interface Hello {
  deviceId: string
  tableId: string
  firmware: string
  /** Now, by the clock of the device. */
  at: string
}

/** What a device signs to open its line. */
export const helloText = ({ deviceId, tableId, firmware, at }: Hello): string =>
  ['fg-device/1', deviceId, tableId, firmware, at].join('\n')

export interface DeviceReading {
  tableId: string
  roundId: string
  step: number
  /** Of a card with a code. */
  id?: string | undefined
  /** A card as `As`, a pocket as `17`. */
  value?: string | undefined
  confidence: number
  /** Of the device. */
  at: string
  seq: number
}

/** What a device signs: line by line, so that nothing can be read in two ways. */
export const readingText = ({ tableId, roundId, step, id, value, confidence, at, seq }: DeviceReading): string =>
  ['fg-reading/1', tableId, roundId, step, id ?? '', value ?? '', confidence, at, seq].join('\n')
