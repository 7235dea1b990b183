import { useIsVisitor, useSession } from '../../player/session/use-session.ts'

/** Who looks: null for a visitor, undefined while that is not known. */
export function useWhose(): string | null | undefined {
  const isVisitor = useIsVisitor()
  return useSession(({ profile }) => profile?.id ?? (isVisitor ? null : undefined))
}
