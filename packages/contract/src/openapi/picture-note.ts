/** How a body names a picture. */
export const pictureNote =
  'A picture is named by the address that `POST /api/admin/images` gave, by an address elsewhere, or given whole as a data-URL.'
