import { lazyPart } from '../../parts/late/lazy-part.tsx'

/** In place of the sports, beside the pages of the account. */
export const ProfileNav = lazyPart(
  async () => (await import('../../features/profile/profile-nav.tsx')).ProfileNav,
)
