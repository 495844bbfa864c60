/** What people half remember of a video, by its id; written from the videos alone, and nothing was tuned on it. */
export const halfMemories: Record<string, readonly string[]> = {
  pdjQpcVqxMU: [
    'মোবাইল নিয়ে মায়ের বকুনি',
    'maa mobile khuje pelo raat 2 to',
    'mother finds mobile 2 am',
    'ফোনটা মা পেয়ে গেল',
    'two o clock at night phone',
  ],
  '8gdxQ_dgFv8': [
    'ইলিশ কে খাবে',
    'sesh piece ta ke khabe',
    'fight over hilsa',
    'ma chele ilish',
    'শেষ পিসটা কার মাছ',
  ],
  rGOvg5PJtXA: [
    'মামার বাড়ি যাচ্ছি',
    'mamar bari jawar packing',
    'too many bags trip',
    'সতেরোটা ব্যাগ',
    'bag gochano mama bari',
  ],
  Gyo_QpZQuPU: [
    'মেহমান দরজায়',
    'bhalo cup gulo khuje pachhe na',
    'visitors at the door tea cups',
    'অতিথির জন্য চায়ের কাপ',
    'good cups missing when guest comes',
  ],
  GJfHWL0ro_A: [
    'কপাল দেখা যায় শুধু',
    'ma video call korte pare na',
    'forehead on the screen',
    'ভিডিও কলে মায়ের মুখ',
    'whatsapp video call with maa',
  ],
  NRdGq7Ncqw0: [
    'ছাতা নেওয়ার জ্ঞান',
    'ma er chhatar lecture',
    'take your umbrella mom',
    'রোদে ছাতা',
    'carrying umbrella when it is not raining',
  ],
}

/** Titles of other videos, among which those have to be found. */
export const otherVideos = `মা যখন ইউটিউব দেখে
ফুচকার বিল কে দেবে
Baba and the broken fan
পাশের বাড়ির মাসিমার বিয়ে
When the maid does not come
দুপুরের ঘুম ভাঙাল কে
শীতকালে লেপ নিয়ে যুদ্ধ
Didi's wedding shopping in Gariahat
রবিবারের লুচি আর আলুর দম
The exam results day
টিভির রিমোট কোথায়
চাকরির ইন্টারভিউয়ের আগের রাত
Pishi comes to stay for two days
দুর্গাপুজোর নতুন জামা
Ma learns online shopping
বাবার সঙ্গে বাজারে
The neighbour's wifi password
মশারি টাঙানোর লড়াই
Every family group on WhatsApp
জামাইষষ্ঠীর পাত
লোডশেডিংয়ের সন্ধে
When Ma cleans your room
ঠাকুমার গল্পের ঝুলি
Bus conductor and the change
চা ছাড়া সকাল হয় না
The gas cylinder is late
ছেলের বিয়ে নিয়ে পাত্রী দেখা
Cricket match versus serial
নতুন বৌয়ের প্রথম রান্না
Haircut against Ma's wishes
মায়ের ডায়েট শুরু
Metro at office time
পরীক্ষার খাতায় শূন্য
The dog follows me home
সর্দি লাগলে মায়ের টোটকা
Old photo album evening
ভূতের ভয়ে বাথরুম
The passport photo
কাকুর রাজনীতি
Gym membership of January
পয়লা বৈশাখের হালখাতা
Power of the slipper
আচারের বয়াম কে খালি করল
Homework by father
বৃষ্টির দিনে খিচুড়ি
The landlord's visit
দাদুর রেডিও
Ordering biryani secretly`.split('\n')
