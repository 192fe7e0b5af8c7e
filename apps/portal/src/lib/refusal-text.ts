export { fieldRefusal, refusalText } from '@fairground/client'
