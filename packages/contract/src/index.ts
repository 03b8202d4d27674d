/** What the server and the web application say to each other: schemas, types and a typed client. */
export * from './address.ts'
export * from './base64.ts'
export * from './client.ts'
export * from './common.ts'
export * from './elements.ts'
export * from './list.ts'
export * from './session.ts'
export * from './worksheet.ts'
