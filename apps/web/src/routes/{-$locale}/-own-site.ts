export { loadKinds } from './-block-kinds.ts'
export { OwnPart } from './-own-part.tsx'
export { HomeBlocks, readHomeBlocks } from './sports/-home-blocks.tsx'
export { OwnPage, readOwnPage } from './sports/$sport/-own-page.tsx'
