/** As a script it is the global `Touchline`, as a module it has the same names. */
export { mount } from './mount.ts'
