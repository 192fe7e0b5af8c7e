export { default as challenge } from '@fairground/i18n/locales/en/challenge.json'
export { default as errors } from '@fairground/i18n/locales/en/errors.json'
export { default as pages } from '@fairground/i18n/locales/en/pages.json'
export { default as registration } from '@fairground/i18n/locales/en/registration.json'
