/** The library without subtitles, other sound tracks and protected pictures; it brings no types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js'
}
