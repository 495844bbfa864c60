/**
 * Goes into the paragraph that ends a page's first words. Chromium paints nothing before it has read as
 * far (`entry-server.tsx`): otherwise it lays out half a screen, paints it, and lays the page out again.
 */
export const opening = { id: 'page-opening' }
