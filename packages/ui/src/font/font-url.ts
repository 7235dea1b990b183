// oxlint-disable-next-line typescript/triple-slash-reference -- see index.ts
/// <reference path="../css-modules.d.ts" />

/** Address of the latin font file, for `<link rel="preload" as="font" crossorigin>`. */
export { default as fontUrl } from './archivo-latin.woff2?url'
