const features = [
  ...['accelerometer', 'bluetooth', 'browsing-topics', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid'],
  ...['magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'],
]

/** What a desk films with. */
const filming = ['camera', 'microphone']

const policyWith = (cameraOf: string): string =>
  features.map((feature) => `${feature}=(${filming.includes(feature) ? cameraOf : ''})`).join(', ')

/** What no page asks a browser for. */
export const permissionsPolicy = policyWith('')

/** Of the pages by which a camera reads cards, or shows a table with its sound: their own, and the one that frames it from this origin. */
export const cameraPolicy = (framed?: string): string => policyWith(framed === undefined ? 'self' : `self "${framed}"`)

/** Of every answer that is no page. */
export const plainHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'permissions-policy': permissionsPolicy,
}
