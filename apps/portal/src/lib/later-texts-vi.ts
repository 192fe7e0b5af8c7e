export { default as challenge } from '@fairground/i18n/locales/vi/challenge.json'
export { default as errors } from '@fairground/i18n/locales/vi/errors.json'
export { default as pages } from '@fairground/i18n/locales/vi/pages.json'
export { default as registration } from '@fairground/i18n/locales/vi/registration.json'
