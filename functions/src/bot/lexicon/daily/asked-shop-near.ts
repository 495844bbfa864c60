/** Meanings near each other in what is asked of a shop, a collection and a desk for complaints. */
export const askedShopNear = `
print, design
snack, নিমকি
crispy, soggy, meyad
উপকরণ, মশলা
shrink, tight, size, wash
confirm, taka kete
confirm, track
shown delivered, not arrived, late, track
delivery area, গ্রাম
delivery area, outside kolkata
customs duty, tax
customs duty, abroad
leaked, broken
missing item, wrong item
onner thikanay, ঠিকানা
onner thikanay, gift
without the price, gift
without the price, receipt
handwritten, hand written, চিঠি
resend, lost ticket
resend, হারিয়ে
হারিয়ে, খুঁজে
offline store, দোকান
offline store, pickup
80g, tax
where the money goes, donation
where the money goes, কাজ
automatic, কিস্তি
book drive, পুরনো বই
book drive, donation
book drive, বই
home pickup, pickup
home pickup, return pickup
rude, গালাগালি
phone dhore na, ফোন
phone dhore na, reply
dealer, bulk
নিরামিষ, ডিম
নিরামিষ, পেঁয়াজ
80g, donation
where the money goes, spend
`
