import { installDebianPackages } from './debian-packages.ts'
import { findProgram } from './find-program.ts'

/**
 * Finds or installs nginx.
 *
 * @returns its path
 * @throws when it is missing and cannot be installed
 */
export async function ensureNginx(): Promise<string> {
  const program =
    findNginx() ?? ((await installDebianPackages(['nginx-light'])) ? findNginx() : undefined)
  if (program) return program
  throw new Error(
    'nginx is missing and could not be installed: run `apt-get install nginx-light` as root, or set TEST_NGINX_PATH.',
  )
}

function findNginx(): string | undefined {
  return findProgram(['nginx', '/usr/sbin/nginx'])
}
