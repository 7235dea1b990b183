/** What package-lock.json says of one installed folder; only the fields that are read or written here. */
export type LockEntry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

export type Lockfile = { packages: Record<string, LockEntry> }

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'win32',
]
const systemOfAlias: Record<string, string> = { macos: 'darwin', windows: 'win32' }
const processors = ['arm64', 'armv7', 'arm', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'x64']

/**
 * Entries that the lockfile lacks: builds of native packages for other platforms. npm leaves them
 * out when the registry in use does not carry them, and `npm ci` then refuses the whole lockfile.
 */
export function missingOptionals(lockfile: Lockfile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {}
  for (const [path, parent] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(parent.optionalDependencies ?? {})) {
      if (isLocked(lockfile, path, name) || !isExact(version)) continue
      missing[`node_modules/${name}`] = {
        version,
        ...platformOf(name),
        ...(parent.dev ? { dev: true } : {}),
        optional: true,
      }
    }
  }
  return missing
}

function isLocked(lockfile: Lockfile, path: string, name: string): boolean {
  return [`node_modules/${name}`, `${path}/node_modules/${name}`].some(
    (place) => place in lockfile.packages,
  )
}

function isExact(version: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
}

/** Reads `os`, `cpu` and `libc` from a name such as `@scope/binding-linux-arm64-musl`. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[^a-z0-9]+/i).map((word) => systemOfAlias[word] ?? word)
  const os = words.find((word) => systems.includes(word))
  const cpu = words.find((word) => processors.includes(word))
  const libc = words.includes('musl') || words.includes('musleabihf') ? 'musl' : undefined
  const glibc = words.includes('gnu') || words.includes('gnueabihf') ? 'glibc' : undefined
  return {
    ...(cpu ? { cpu: [cpu === 'armv7' ? 'arm' : cpu] } : {}),
    ...(os ? { os: [os] } : {}),
    ...((libc ?? glibc) && os === 'linux' ? { libc: [libc ?? glibc ?? ''] } : {}),
  }
}
