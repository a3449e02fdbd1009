/**
 * The game's permissions. Its origin always differs from the app's, so `allow-same-origin` gives it
 * its own storage and no access to the app's; without it, its messages would come from "null"
 * (domain: sandbox maker protocol).
 */
export const FRAME_SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';
